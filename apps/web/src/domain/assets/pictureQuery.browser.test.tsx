import { expect, test } from 'vitest'
import { createQueryClient } from '../../lib/createQueryClient.ts'
import { pictureQuery } from './pictureQuery.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]
const url = 'https://ipfs.operator.test/ipfs/bafy'

function read(answer: () => Response) {
  const requested: RequestInit[] = []
  const client = createQueryClient()
  const query = pictureQuery(url, async (_, init = {}) => {
    requested.push(init)
    return answer()
  })
  return { requested, picture: client.fetchQuery(query) }
}

test('default: what is made of pixels, by its first bytes and not by its name', async () => {
  const { requested, picture } = read(
    () => new Response(new Uint8Array(png), { headers: { 'content-type': 'text/html' } }),
  )
  expect(await picture).toBe(`data:image/png;base64,${btoa(String.fromCharCode(...png))}`)
  expect(requested).toMatchObject([{ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }])
})

test('error: a document that calls itself a picture, an empty answer and a refusal are no pictures', async () => {
  const headers = { 'content-type': 'image/png' }
  for (const body of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>', ''])
    await expect(read(() => new Response(body, { headers })).picture).rejects.toThrow(/no picture/)
  await expect(read(() => new Response('', { status: 404 })).picture).rejects.toThrow(/404/)
})

test('error: an answer without an end is left', async () => {
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    cancel: () => {
      isLeft = true
    },
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  })
  await expect(read(() => new Response(body)).picture).rejects.toThrow(/larger/)
  expect(isLeft).toBe(true)
})
