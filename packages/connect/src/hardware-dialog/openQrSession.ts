import { describeLines } from '../hardware/describeLines.ts'
import type { HardwareAccount, HardwareSigner } from '../hardware/HardwareSigner.ts'
import { HardwareError } from '../hardware/hardwareErrors.ts'
import { createUrParts } from '../hardware/ur/createUrParts.ts'
import { createUrReader, type Ur } from '../hardware/ur/createUrReader.ts'
import { type DeviceKey, decodeDeviceKeys, deriveAccount, hasManyAccounts } from '../hardware/ur/deviceKeys.ts'
import { decodeSignature, encodeSignRequest, SIGN_REQUEST } from '../hardware/ur/signingCodes.ts'
import { loadOnce } from '../loadOnce.ts'
import { type DecodeCode, loadDecoder } from './codeCamera.ts'
import type { HardwareSession, OpenSessionParameters } from './createHardwareConnector.ts'
import type { HardwareUi } from './HardwareUi.ts'
import { listLineTitles } from './listLineTitles.ts'
import { openHardwareDialog } from './openHardwareDialog.tsx'
import { createSession, createSessionTools } from './openSession.ts'

export type OpenQrSessionParameters = OpenSessionParameters & { decode: DecodeCode | undefined }

export function openQrSession(parameters: OpenQrSessionParameters): HardwareSession {
  const tools = createSessionTools(parameters)
  const { name, theme } = parameters
  const load = loadOnce(async () => parameters.decode ?? loadDecoder())
  const signer: HardwareSigner = {
    chooseAccount: (chainId) =>
      openHardwareDialog({
        name,
        run: async (ui) => {
          const pairing = await scan(ui, await load(), { isAnswer: false })
          if (pairing === 'back') throw new HardwareError('foreignCode')
          return chooseAccount(ui, decodeDeviceKeys(pairing), (address) => tools.describe(address, chainId))
        },
        theme,
      }),
    sign: (request, account, accept) => {
      // One request for all attempts: the device may have answered while the camera failed.
      const requestId = crypto.getRandomValues(new Uint8Array(16))
      const origin = window.location.hostname
      const { count, part } = createUrParts(SIGN_REQUEST, encodeSignRequest({ account, origin, request, requestId }))
      return openHardwareDialog({
        account: account.address,
        name,
        run: async (ui) => {
          const lines = describeLines(request, { isHashed: false, titles: listLineTitles(ui.t) })
          const decode = await load()
          for (;;) {
            await ui.prompt<void>((onNext) => ({ count, lines, onNext: () => onNext(), parts: part, screen: 'show' }))
            const answer = await scan(ui, decode, { isAnswer: true })
            if (answer === 'back') continue
            refuseOtherDevice(answer, account)
            return accept(decodeSignature(answer, requestId))
          }
        },
        theme,
      })
    },
  }
  return createSession(parameters, tools, signer)
}

/** Scans until a whole message was read. */
async function scan(ui: HardwareUi, decode: DecodeCode, { isAnswer }: { isAnswer: boolean }): Promise<Ur | 'back'> {
  const reader = createUrReader()
  return ui.prompt<Ur | 'back'>((resolve, reject) => ({
    decode,
    isAnswer,
    onBack: isAnswer ? () => resolve('back') : undefined,
    onFailure: (cause) => reject(new HardwareError('foreignCode', { cause })),
    onText(text) {
      try {
        const progress = reader.add(text)
        if (progress.status === 'complete') resolve(progress.ur)
        return progress
      } catch (error) {
        reject(error)
        return undefined
      }
    },
    screen: 'scan',
  }))
}

/** A pairing code instead of an answer tells which device it is. */
function refuseOtherDevice(answer: Ur, { fingerprint }: HardwareAccount): void {
  if (!/hdkey|account/.test(answer.type)) return
  const isSame = decodeDeviceKeys(answer).some((key) => key.fingerprint === fingerprint)
  throw new HardwareError(isSame ? 'foreignCode' : 'wrongDevice')
}

async function chooseAccount(
  ui: HardwareUi,
  keys: readonly DeviceKey[],
  describe: (address: `0x${string}`) => Promise<string>,
): Promise<HardwareAccount> {
  const [many] = keys.filter(hasManyAccounts)
  const accounts = many ? undefined : keys.map((key) => deriveAccount(key, 0))
  const [only, ...others] = accounts ?? []
  if (only && others.length === 0) return only
  return ui.prompt<HardwareAccount>((onPick, onFailure) => ({
    onFailure,
    onPick,
    screen: 'accounts',
    source: {
      accounts,
      describe,
      hasSchemes: false,
      load: async ({ first, paths }) =>
        accounts ?? (many ? paths.map((_, row) => deriveAccount(many, first + row)) : []),
    },
  }))
}
