import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readWebhooksFile } from './readWebhooksFile.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const url = 'https://hooks.example.org/safe'

async function write(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-webhooks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'webhooks.json')
  await writeFile(file, text)
  return file
}

test('default', async () => {
  const webhook = { chainIds: [1], events: ['INCOMING_TOKEN'], secret, url }
  const file = await write(JSON.stringify({ webhooks: [webhook] }))
  expect(await readWebhooksFile(file)).toEqual([{ ...webhook, devices: false }])
})

test.each([
  ['text', 'not JSON', 'it is not valid JSON'],
  ['a short secret', JSON.stringify({ webhooks: [{ secret: 'whsec_tooshort', url }] }), 'webhooks.0.secret: '],
  ['no address', JSON.stringify({ webhooks: [{ secret, url: 'file:///tooshort' }] }), 'webhooks.0.url: '],
  ['an event that is none', JSON.stringify({ webhooks: [{ events: ['X'], secret, url }] }), 'webhooks.0.events.0: '],
  [
    'twice the same',
    JSON.stringify({
      webhooks: [
        { secret, url },
        { secret, url },
      ],
    }),
    'webhooks: the same address',
  ],
  ['an unknown field', JSON.stringify({ hooks: [] }), 'webhooks: '],
])('error: %s', async (_, text, reason) => {
  const refused = readWebhooksFile(await write(text))
  await expect(refused).rejects.toThrowError(reason)
  await expect(refused).rejects.not.toThrowError('tooshort')
})

test('error: no file', async () => {
  await expect(readWebhooksFile('/nowhere/webhooks.json')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[WebhooksFileError: The webhooks file /nowhere/webhooks.json cannot be used (no such file or folder): correct it, or unset COUNTERSIGN_WEBHOOKS.]`,
  )
})
