import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The upper bound of Node: constant bytes from memory.
const bodies = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([path, body]) => [path, Buffer.from(body)]),
)
const server = createServer((request, response) => {
  const body = bodies.get(request.url)
  if (!body) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'Content-Length': body.length, 'Content-Type': 'application/json; charset=UTF-8' })
    .end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
