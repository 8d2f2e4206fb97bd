import { getNoteTypedData } from '@countersign/protocol/verify'
import { type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NoteCard } from './Notes.tsx'

const t = createCatalogue('review')

const author = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const { id, state } = testReport([])

async function send(note: string): Promise<TransactionDetails> {
  const { address: safe, chainId, safeTxHash } = id
  return TransactionDetailsSchema.parse({
    detailedExecutionInfo: {
      baseGas: '0',
      confirmations: [],
      confirmationsRequired: 2,
      gasPrice: '0',
      gasToken: zeroAddress,
      nonce: 5,
      proposer: { value: author.address },
      refundReceiver: { value: zeroAddress },
      safeTxGas: '0',
      safeTxHash,
      signers: [],
      submittedAt: 1,
      trusted: true,
      type: 'MULTISIG',
    },
    note,
    noteSignature: await author.signTypedData(getNoteTypedData({ chainId, note: 'Rent for May', safe, safeTxHash })),
    safeAddress: testSafe.address,
    txData: { hexData: '0x', operation: 0, to: { value: dave }, value: '1' },
    txId: 'id',
    txInfo: { dataSize: '0', isCancellation: false, to: { value: dave }, type: 'Custom', value: '1' },
    txStatus: 'AWAITING_CONFIRMATIONS',
  })
}

async function setup(note: string, isOwner = true) {
  const owners = isOwner ? [author.address] : []
  const report = testReport([], { state: state && { ...state, owners } })
  return renderWithServices(<NoteCard details={await send(note)} report={report} />, {
    prepare: ({ names }) => names.update(() => ({ [author.address]: 'Alice' })),
  })
}

test('default: words with their author', async () => {
  const screen = await setup('Rent for May')
  const card = screen.getByRole('region', { name: t('noteTitle') })
  await expect.element(card).toHaveTextContent('Rent for May')
  await expect.element(card).toHaveTextContent('Alice')
  await expectAccessible(screen.container)
})

test.each([
  ['other words than those that were signed', 'Rent for June', true],
  ['words of somebody who is no owner', 'Rent for May', false],
])('error: T42, %s are not shown as anybody’s', async (_, note, isOwner) => {
  const screen = await setup(note, isOwner)
  await expect.poll(() => screen.services.queryClient.isFetching()).toBe(0)
  expect(screen.container.textContent).toBe('')
})
