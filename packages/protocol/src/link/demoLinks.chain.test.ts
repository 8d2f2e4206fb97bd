import { createDemoRequests } from '@countersign/devchain'
import { demoSafes } from '@countersign/devchain/demo-world'
import { borrowDevchain } from '@countersign/devchain/testing'
import { expect, onTestFinished, test } from 'vitest'
import { hashWithKit, toKitTransaction } from '../../test/hashWithKit.ts'
import { ProposeRequestSchema } from '../wire/ProposeRequestSchema.ts'
import { encodeLink } from './encodeLink.ts'
import { LinkedTransactionSchema } from './LinkedItem.ts'
import { parseLink } from './parseLink.ts'
import { recoverLinkedTransaction } from './recoverLinkedTransaction.ts'

const proposal = /^\/v1\/chains\/(\d+)\/transactions\/(0x\w{40})\/propose$/

test('default: every transaction of the demo world arrives with the hash that protocol-kit gives it, and its signer', async () => {
  const chain = await borrowDevchain({ demoWorld: true })
  onTestFinished(() => chain.stop())
  let count = 0
  for (const { body, path } of await createDemoRequests({ rpcUrl: chain.url })) {
    const [, chainId = '', safe = ''] = proposal.exec(path) ?? []
    const version = Object.values(demoSafes).find(({ address }) => address === safe)?.version
    if (version === undefined) continue
    count += 1
    const { origin: _, safeTxHash, sender, signature, ...fields } = ProposeRequestSchema.parse(body)
    const item = LinkedTransactionSchema.parse({
      ...fields,
      chainId,
      data: fields.data ?? '0x',
      operation: `${fields.operation}`,
      safe,
      signatures: signature ? [signature] : [],
      version,
    })
    const arrived = parseLink(encodeLink(item))
    if (arrived.kind !== 'transaction') throw new Error('It arrived as something else.')
    const { hashes, signers } = await recoverLinkedTransaction(arrived)
    expect(hashes.value.safeTxHash).toBe(safeTxHash)
    const parameters = { chainId: item.chainId, safe: item.safe, version }
    expect(hashes.value.safeTxHash).toBe(hashWithKit(toKitTransaction(arrived.transaction), parameters))
    expect(signers.map(({ signer }) => signer)).toEqual([sender])
  }
  expect(count).toBe(7)
})
