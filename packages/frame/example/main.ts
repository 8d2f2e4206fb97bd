import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSDK, { type SafeInfo } from '@safe-global/safe-apps-sdk'
import { payThroughWagmi } from './payThroughWagmi.ts'
import { createSwap, greeting, order } from './requests.ts'

/** The official SDK as it is on npm: this page knows nothing of the host that shows it. */
const sdk = new SafeAppsSDK()
const state = element('#state')
const log = element('#log')
/** What was sent is remembered by the page itself, so that it survives being loaded again. */
const waitingKey = 'corner-desk.waiting'

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

function show(text: string, details: unknown = ''): void {
  state.textContent = text
  log.textContent = typeof details === 'string' ? details : JSON.stringify(details, null, 2)
}

/** Runs a request when its button is pressed, and shows the result. */
function onPress(selector: string, run: () => Promise<void>): void {
  element(selector).addEventListener('click', () => {
    show('Requested. The owners decide.')
    run().catch((error: unknown) => show('It was refused.', error instanceof Error ? error.message : String(error)))
  })
}

/** Owners may take hours: the page asks by hash, for as long as it is open. */
async function follow(safeTxHash: string): Promise<void> {
  localStorage.setItem(waitingKey, safeTxHash)
  for (;;) {
    const { txHash, txStatus } = await sdk.txs.getBySafeTxHash(safeTxHash)
    if (txHash) {
      localStorage.removeItem(waitingKey)
      show(txStatus === 'SUCCESS' ? 'Swapped.' : `Ended as ${txStatus}.`, txHash)
      return
    }
    show('Signed. It waits for the other owners.', safeTxHash)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

function start(info: SafeInfo): void {
  const provider = new SafeAppProvider(info, sdk)
  element('#safe').textContent =
    `Works for ${info.safeAddress}, ${info.threshold} of ${info.owners.length} owners sign.`
  onPress('#swap', async () => follow((await sdk.txs.send({ txs: createSwap() })).safeTxHash))
  onPress('#message', async () => show('Signed in.', await sdk.txs.signMessage(greeting)))
  onPress('#order', async () => show('The order is signed.', await sdk.txs.signTypedMessage(order)))
  onPress('#names', async () => {
    await sdk.wallet.requestPermissions([{ requestAddressBook: {} }])
    show('The address book is here.', await sdk.safe.requestAddressBook())
  })
  onPress('#calls', async () => {
    const calls = createSwap().map(({ data, to }) => ({ data, to, value: '0x0' }))
    const chainId = `0x${info.chainId.toString(16)}`
    const parameters = { calls, chainId, from: info.safeAddress, version: '1.0' }
    const { id } = await provider.request({ method: 'wallet_sendCalls', params: [parameters] })
    show('Sent as calls.', await provider.request({ method: 'wallet_getCallsStatus', params: [id] }))
  })
  onPress('#wagmi', async () => show('Paid through wagmi.', await payThroughWagmi()))
  // Requests need a host.
  element('#requests').removeAttribute('disabled')
  const waiting = localStorage.getItem(waitingKey)
  if (waiting) void follow(waiting)
}

sdk.safe.getInfo().then(start, (error: unknown) => show('No host answers.', String(error)))
