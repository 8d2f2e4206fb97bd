import { setImmediate as nextRound } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listInSlices } from './listInSlices.ts'

const [safe, other] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]

/** A service whose responses stay pending until released. */
function setup() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const app = new Hono().use(listInSlices()).get('*', async (c) => {
    begun.push(c.req.path)
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('done')
  })
  const ask = async (...paths: string[]) => {
    const answers = paths.map((path) => app.request(path))
    for (let round = 0; round < 10; round += 1) await nextRound()
    return answers
  }
  return { ask, begun, ends }
}

test('default: two lists of a Safe at a time in whichever dialect, and those of others beside them', async () => {
  const { ask, begun, ends } = setup()
  const lists = [
    `/v1/chains/1/safes/${safe}/transactions/history`,
    `/tx-service/eth/api/v2/safes/${safe}/multisig-transactions/`,
    `/v1/chains/1/safes/${safe.toUpperCase().replace('X', 'x')}/messages`,
  ]
  const answers = await ask(...lists, `/v1/chains/1/safes/${other}/transactions/queued`)
  expect(begun).toEqual([...lists.slice(0, 2), `/v1/chains/1/safes/${other}/transactions/queued`])
  ends[0]?.()
  await expect.poll(() => begun.at(-1)).toBe(lists[2])
  for (const end of ends) end()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

test('behavior: what is no list waits for nobody', async () => {
  const { ask, begun, ends } = setup()
  const paths = ['events', 'balances/usd', '', 'events'].map((end) => `/v1/chains/1/safes/${safe}/${end}`)
  const answers = await ask(...paths)
  expect(begun).toEqual(paths)
  for (const end of ends) end()
  for (const answer of answers) expect(await answer).toBeInstanceOf(Response)
})
