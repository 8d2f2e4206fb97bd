import { demoSafes } from '@countersign/devchain/demo-world'

const { grants } = demoSafes

/** A page controlled by the test, which sends no requests by itself. */
export const drivenPage = (script: string) =>
  `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><h1>App</h1><script>
const env = { sdkVersion: '9.1.0' }
const heard = []
addEventListener('message', ({ data }) => heard.push(data))
const send = (message) => parent.postMessage(message, '*')
const request = (id, method, params) => send({ id, method, params, env })
const pay = (id) => request(id, 'sendTransactions', { txs: [{ to: '${grants.address}', value: '1', data: '0x' }] })
const answerTo = async (id) => { for (;;) { const found = heard.find((answer) => answer.id === id); if (found) return found; await new Promise((resolve) => setTimeout(resolve, 5)) } }
${script}</script></html>`
