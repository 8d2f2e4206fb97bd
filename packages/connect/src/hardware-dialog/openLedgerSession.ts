import { isAddressEqual } from 'viem'
import { describeLines } from '../hardware/describeLines.ts'
import type { HardwareAccount, HardwareSigner, RawSignature, SigningRequest } from '../hardware/HardwareSigner.ts'
import { HardwareError } from '../hardware/hardwareErrors.ts'
import {
  getLedgerAddress,
  getRunningApp,
  openEthereumApp,
  signLedgerHashes,
  signLedgerMessage,
  signLedgerTransaction,
  signLedgerTypedData,
} from '../hardware/ledger/ethereumApp.ts'
import { openLedger } from '../hardware/ledger/openLedger.ts'
import { ApduStatusError, type LedgerTransport, toLedgerError } from '../hardware/ledger/sendApdu.ts'
import { sendTypedData } from '../hardware/ledger/sendTypedData.ts'
import type { HardwareSession, OpenSessionParameters } from './createHardwareConnector.ts'
import type { HardwareUi } from './HardwareUi.ts'
import { listLineTitles } from './listLineTitles.ts'
import { openHardwareDialog } from './openHardwareDialog.tsx'
import { createSession, createSessionTools } from './openSession.ts'

/** How long the device may take to come back after it opened the app, in milliseconds. */
const RECONNECT_TIME = 6_000
const RECONNECT_PAUSE = 300

export function openLedgerSession(parameters: OpenSessionParameters): HardwareSession {
  const tools = createSessionTools(parameters)
  const { name, theme } = parameters
  const signer: HardwareSigner = {
    chooseAccount: (chainId) =>
      openHardwareDialog({
        name,
        run: (ui) =>
          withDevice(ui, (transport) => {
            const queue = createQueue()
            const describe = (address: `0x${string}`) => tools.describe(address, chainId)
            return ui.prompt<HardwareAccount>((onPick, onFailure) => ({
              onFailure: (error) => onFailure(toLedgerError(error, { isEthereumApp: true })),
              onPick,
              screen: 'accounts',
              source: {
                describe,
                hasSchemes: true,
                load: ({ paths }) =>
                  queue(async () => {
                    const accounts: HardwareAccount[] = []
                    for (const path of paths) accounts.push({ address: await getLedgerAddress(transport, path), path })
                    return accounts
                  }),
              },
            }))
          }),
        theme,
      }),
    sign: (request, account, accept) => {
      // Another one may be plugged in as well.
      let isChoosing = false
      return openHardwareDialog({
        account: account.address,
        name,
        run: (ui) =>
          withDevice(
            ui,
            async (transport) => {
              const address = await getLedgerAddress(transport, account.path)
              isChoosing = !isAddressEqual(address, account.address)
              if (isChoosing) throw new HardwareError('wrongDevice')
              return accept(await requestSignature(transport, request, account, ui))
            },
            isChoosing,
          ),
        theme,
      })
    },
  }
  return createSession(parameters, tools, signer)
}

/** Connects, opens the Ethereum app and closes the device afterwards, so that other pages can use it. */
async function withDevice<result>(
  ui: HardwareUi,
  use: (transport: LedgerTransport) => Promise<result>,
  isChoosing = false,
): Promise<result> {
  let transport = await connectDevice(ui, isChoosing)
  try {
    const { name } = await getRunningApp(transport).catch(explainStatus)
    if (name === 'BOLOS') {
      ui.show({ screen: 'waiting', text: 'deviceOpenApp' })
      await openEthereumApp(transport).catch(explainStatus)
      await transport.close()
      transport = await reconnect(ui)
    } else if (name !== 'Ethereum') throw new HardwareError('wrongApp', { details: [`“${name}” is open.`] })
    ui.show({ screen: 'waiting', text: 'deviceWaiting' })
    return await use(transport).catch((error: unknown) => {
      throw toLedgerError(error, { isEthereumApp: true })
    })
  } finally {
    await transport.close()
  }
}

function explainStatus(error: unknown): never {
  throw toLedgerError(error)
}

/** A device that was chosen before, else the one that the user chooses: browsers demand a click for their list. */
async function connectDevice(ui: HardwareUi, isChoosing = false): Promise<LedgerTransport> {
  const { signal } = ui
  const known = isChoosing ? undefined : await openLedger({ isChoosing: false, signal })
  if (known) return known
  const chosen = await ui.prompt<LedgerTransport | undefined>((resolve) => ({
    onChoose: () => resolve(wrap(openLedger({ isChoosing: true, signal }))),
    screen: 'plug',
  }))
  if (!chosen) throw new HardwareError('noDevice')
  return chosen
}

/** The request must start in the click; its failure is handled by who awaits the prompt. */
function wrap<result>(promise: Promise<result>): Promise<result> {
  promise.catch(() => undefined)
  return promise
}

/** The device restarts its USB connection for the app, and some browsers ask for it again. */
async function reconnect(ui: HardwareUi): Promise<LedgerTransport> {
  const end = Date.now() + RECONNECT_TIME
  while (Date.now() < end) {
    ui.signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_PAUSE))
    const transport = await openLedger({ isChoosing: false, signal: ui.signal }).catch(() => undefined)
    if (!transport) continue
    const app = await getRunningApp(transport).catch(() => undefined)
    if (app?.name === 'Ethereum') return transport
    await transport.close()
  }
  return connectDevice(ui)
}

async function requestSignature(
  transport: LedgerTransport,
  request: SigningRequest,
  { path }: HardwareAccount,
  ui: HardwareUi,
): Promise<RawSignature> {
  const confirm = (isHashed: boolean) =>
    ui.show({
      isHashed,
      lines: describeLines(request, { isHashed, struct: 'Review struct', titles: listLineTitles(ui.t) }),
      screen: 'confirm',
    })
  switch (request.kind) {
    case 'message':
      confirm(false)
      return signLedgerMessage(transport, { message: request.message, path })
    case 'transaction': {
      confirm(false)
      const isLegacy = request.transaction.type === 'legacy'
      return signLedgerTransaction(transport, { isLegacy, path, serialized: request.serialized })
    }
    case 'typedData':
      try {
        confirm(false)
        await sendTypedData(transport, request.typedData)
      } catch (error) {
        // Older apps and the Nano S show the two hashes.
        if (!(error instanceof ApduStatusError && (error.status === 0x6d00 || error.status === 0x6d02))) throw error
        confirm(true)
        return signLedgerHashes(transport, { ...request, path })
      }
      return signLedgerTypedData(transport, path)
  }
}

/** One exchange at a time: a page of accounts that is left goes on in the background. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <result>(run: () => Promise<result>): Promise<result> => {
    const next = last.then(run, run)
    last = next.catch(() => undefined)
    return next
  }
}
