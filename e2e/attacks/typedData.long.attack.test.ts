import { expect } from 'vitest'
import { type Attacker, atOnce, attack, safePath, victim } from './support/attack.ts'

type Fields = { name: string; type: string }[]

const signature = `0x${'11'.repeat(64)}1b`
const wide = Array.from({ length: 1_000 }, (_, index) => ({ name: `n${index}`, type: 'string' }))
const nest = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { x: nest(depth - 1) })

async function send(attacker: Attacker, types: Record<string, Fields>, message: Record<string, unknown>) {
  const body = { message: { domain: { name: 'x' }, message, primaryType: 'A', types }, signature }
  const paths = [`${safePath}/messages`, `/tx-service/demo/api/v1/safes/${victim}/messages/`]
  await atOnce(8, 4, async (index) => {
    const answer = await attacker.post(paths[index % 2] ?? '', body)
    expect([400, 422, 429]).toContain(answer.status)
  })
}

attack('typed data that names a long type in every value (25 s of a core)', (attacker) =>
  send(
    attacker,
    { A: [{ name: 'x', type: 'B[]' }], B: [{ name: 'c', type: 'C[]' }], C: wide },
    { x: Array(2_000).fill({ c: [] }) },
  ),
)

attack('typed data with one value under many fields, level by level', (attacker) => {
  const levels = Array.from({ length: 60 }, (_, level): [string, Fields] => [
    level === 0 ? 'A' : `T${level}`,
    Array.from({ length: 2 }, () => ({ name: 'x', type: level === 59 ? 'uint256' : `T${level + 1}` })),
  ])
  return send(attacker, Object.fromEntries(levels), nest(60))
})

attack('typed data with a number of many digits', (attacker) =>
  send(attacker, { A: [{ name: 'x', type: 'uint256' }] }, { x: '9'.repeat(500_000) }),
)

attack('typed data with arrays of arrays of arrays', (attacker) =>
  send(attacker, { A: [{ name: 'x', type: `uint8${'[]'.repeat(100)}` }] }, { x: Array(50_000).fill([]) }),
)

attack('typed data that is as costly as it may be, from many addresses', async (attacker) => {
  const types = { A: [{ name: 'x', type: 'B[]' }], B: [{ name: 'y', type: 'uint256' }] }
  const body = {
    message: { domain: {}, message: { x: Array(600).fill({ y: '1' }) }, primaryType: 'A', types },
    signature,
  }
  await atOnce(200, 32, (index) => attacker.post(`${safePath}/messages`, body, { from: `198.51.100.${index}` }))
})

attack('a text of a megabyte', async (attacker) => {
  const body = { message: 'x'.repeat(900_000), signature }
  await atOnce(12, 12, (index) => attacker.post(`${safePath}/messages`, body, { from: `198.51.100.${index}` }))
})

attack('7,000 signatures of one message', async (attacker) => {
  const body = { message: 'hello', signature: `0x${`${'11'.repeat(64)}1b`.repeat(7_000)}` }
  await atOnce(12, 12, async (index) => {
    const answer = await attacker.post(`${safePath}/messages`, body, { from: `198.51.100.${index}` })
    expect([422, 429]).toContain(answer.status)
  })
})

attack('JSON that nests 100,000 levels, and types with names of prototypes', async (attacker) => {
  const deep = `{"a":${'['.repeat(100_000)}`
  await atOnce(20, 10, (index) =>
    attacker.send(`${safePath}/messages`, { body: deep, from: `198.51.100.${index}`, method: 'POST' }),
  )
  await send(attacker, { A: [{ name: 'constructor', type: 'A' }] }, {})
})
