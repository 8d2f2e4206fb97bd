import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

// Every connection requests all paths, each from another start.
const [file, url, seconds] = process.argv.slice(2)
const paths = JSON.parse(readFileSync(file, 'utf8'))
const connections = 32
let opened = 0
const reasons = new Set()
const running = autocannon({
  connections,
  duration: Number(seconds),
  setupClient(client) {
    const first = Math.floor((opened++ * paths.length) / connections)
    client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ method: 'GET', path })))
  },
  url,
})
running.on('reqError', (error) => reasons.add(error.code ?? error.message))
const result = await running
const { errors, latency, non2xx, requests } = result
console.log(JSON.stringify({ errors, non2xx, p99: latency.p99, perSecond: requests.average, reasons: [...reasons] }))
