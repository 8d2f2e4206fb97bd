// Takes the signed webhooks of Countersign and passes each on as one readable line, to ntfy, to a chat, or by mail.
// One file without dependencies, for Node 20 and later; docs/guide/notifications.md says how it is used.
//
//   SECRET=whsec_… APP=https://safe.example TO=ntfy TARGET=https://ntfy.example/our-topic PORT=9000 node relay.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const sentences = {
  DELETED_MULTISIG_TRANSACTION: 'Transaction deleted',
  EXECUTED_MULTISIG_TRANSACTION: 'Transaction executed',
  INCOMING_ETHER: 'Received',
  INCOMING_TOKEN: 'Tokens received',
  KEY_CHECK_OVERDUE: 'Key check overdue',
  MESSAGE_CONFIRMATION: 'Message signed',
  MESSAGE_CREATED: 'Message needs signatures',
  MODULE_TRANSACTION: 'Module transaction executed',
  NEW_CONFIRMATION: 'Transaction signed',
  OUTGOING_ETHER: 'Sent',
  OUTGOING_TOKEN: 'Tokens sent',
  PENDING_MULTISIG_TRANSACTION: 'Transaction needs signatures',
  SAFE_CREATED: 'Safe created',
  TEST: 'Test notification',
}

/** Whether the signature is valid and at most five minutes old. */
export function isSigned({ body, headers, now = Date.now(), secret }) {
  const { 'webhook-id': id, 'webhook-signature': signature = '', 'webhook-timestamp': time } = headers
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`
  const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isOurs && Math.abs(now / 1_000 - Number(time)) <= 300
}

/** One line: event, Safe and the link to verify it. Nothing else of an event is forwarded. */
export function describe(event, app) {
  const what = Object.hasOwn(sentences, event.type) ? sentences[event.type] : 'Safe activity'
  const safe = /^0x[0-9a-fA-F]{40}$/.test(event.address) ? event.address : ''
  const chain = /^\d{1,16}$/.test(event.chainId) ? event.chainId : ''
  const hash = /^0x[0-9a-fA-F]{64}$/.test(event.safeTxHash ?? '') ? `/tx/${event.safeTxHash}` : '/history'
  return {
    text: `${what}: Safe ${safe.slice(0, 6)}…${safe.slice(-4)}. Verify: ${app}/${chain}/${safe}${hash}`,
    title: what,
  }
}

async function post(url, body, headers) {
  const answer = await fetch(url, {
    body,
    headers,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${new URL(url).host} responded with status ${answer.status}`)
}

/** Sends through an SMTP relay that accepts mail from this machine, as `smtp://host:25?from=…&to=…`. */
async function mail(target, { text, title }) {
  const url = new URL(target)
  const [from, to] = [url.searchParams.get('from') ?? '', url.searchParams.get('to') ?? '']
  const socket = connect(Number(url.port || 25), url.hostname)
  socket.setTimeout(10_000, () => socket.destroy(new Error('the mail relay does not respond')))
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const expect = async (code) => {
    for (;;) {
      const { done, value } = await lines.next()
      if (done || !value.startsWith(code)) throw new Error(`unexpected response of the mail relay: ${value ?? 'none'}`)
      // All lines of a multi-line reply but the last have a hyphen after the code.
      if (value[3] !== '-') return
    }
  }
  const say = (line, code) => {
    socket.write(`${line}\r\n`)
    return expect(code)
  }
  try {
    await expect('220')
    await say('EHLO localhost', '250')
    await say(`MAIL FROM:<${from}>`, '250')
    await say(`RCPT TO:<${to}>`, '250')
    await say('DATA', '354')
    const head = `From: ${from}\r\nTo: ${to}\r\nSubject: ${title}\r\nContent-Type: text/plain; charset=utf-8`
    await say(`${head}\r\n\r\n${text}\r\n.`, '250')
    await say('QUIT', '221')
  } finally {
    socket.destroy()
  }
}

const json = { 'Content-Type': 'application/json' }
const ways = {
  /** Slack, Mattermost, Rocket.Chat and others read `text`; Discord reads `content`. */
  chat: (target, { text }) => post(target, JSON.stringify({ content: text, text }), json),
  mail,
  /** Body as text, title as a header. */
  ntfy: (target, { text, title }) => post(target, text, { Title: title }),
  /** `https://api.telegram.org/bot<token>/sendMessage?chat_id=<id>` */
  telegram: (target, { text }) => post(target, JSON.stringify({ text }), json),
}

export function createRelay({ app, secret, target, to }) {
  if (!secret || !target || !Object.hasOwn(ways, to))
    throw new Error(`Set SECRET, TARGET and TO, which is one of ${Object.keys(ways).join(', ')}.`)
  async function pass(request, response) {
    // The service sends Content-Length; larger bodies or those without it are rejected.
    if (!(Number(request.headers['content-length']) <= 100_000)) return response.writeHead(413).end()
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (!isSigned({ body, headers: request.headers, secret })) return response.writeHead(401).end()
    try {
      await ways[to](target, describe(JSON.parse(body), app))
      response.writeHead(204).end()
    } catch (error) {
      // The service retries; duplicates are forwarded twice.
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      response.writeHead(502).end()
    }
  }
  // An aborted request is dropped.
  return createServer((request, response) => void pass(request, response).catch(() => response.destroy()))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const {
    APP: app = '',
    HOST: host = '127.0.0.1',
    PORT: port = '9000',
    SECRET: secret,
    TARGET: target,
    TO: to,
  } = process.env
  createRelay({ app, secret, target, to }).listen(Number(port), host)
}
