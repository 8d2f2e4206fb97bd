import { TypedDataSchema } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave, safe } from '../../../test/testReport.ts'
import { operatorDescriptorsQuery } from '../../domain/clear-signing/useClearSources.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ClearMessage } from './ClearMessage.tsx'

const t = createCatalogue('clearSigning')

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function answerNode(method: string, params: unknown): unknown {
  if (method !== 'eth_call') return '0x7a69'
  const text = JSON.stringify(params)
  if (text.includes('0x95d89b41')) return encodeAbiParameters([{ type: 'string' }], ['SIX'])
  if (text.includes('0x313ce567')) return encodeAbiParameters([{ type: 'uint8' }], [6])
  throw Object.assign(new Error('execution reverted'), { code: 3 })
}

const createPermit = (chainId: number) =>
  TypedDataSchema.parse({
    domain: { name: 'Six', chainId, verifyingContract: token },
    message: { owner: safe, spender: dave, value: '2500000', nonce: 0, deadline: '1893456000' },
    primaryType: 'Permit',
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
  })

const draw = (chainId: number) =>
  renderWithServices(<ClearMessage chainId={31337} content={createPermit(chainId)} safe={safe} />, {
    answerNode,
    prepare: ({ queryClient }) =>
      queryClient.setQueryData(operatorDescriptorsQuery({ address: token, chainId: 31337 }).queryKey, []),
  })

test('default: a permit of a token, by the token’s own decimals', async () => {
  const screen = await draw(31337)
  await expect.element(screen.getByText('Allow spending by signature')).toBeVisible()
  await expect.element(screen.getByText('2.5 SIX', { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: for another chain nothing is said', async () => {
  const screen = await draw(1)
  await expect.element(screen.getByText(t('noneMessage'))).toBeVisible()
})
