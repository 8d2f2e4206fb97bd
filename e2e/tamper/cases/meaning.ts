import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { aboutProposal, hashOf, imitate } from '../support/createProposal.ts'
import { all, append, type Change, flatMap, read, set } from '../support/json.ts'
import { at, ofTransaction, paths, Reply, together } from '../support/Lie.ts'
import { home, inClaims, inEffect, transactionPath } from '../support/pages.ts'
import type { World } from '../support/readWorld.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, bob, , , , , grace, , , judy] = demoAccounts
const { demo, usdc } = demoTokens
const openPayment = ({ payment }: World) => transactionPath(payment)
const ofPayment = (change: Change) => (world: World) => ofTransaction(world.payment, change)
const paymentHash = ({ payment }: World) => payment

const harmless = {
  method: 'claimReward',
  parameters: [{ name: 'amount', type: 'uint256', value: '1', valueDecoded: null }],
}
/** What an operator's folder can say of the token (ERC-7730). */
const reward = {
  descriptor: {
    context: { contract: { deployments: [{ address: usdc.address, chainId: 31_337 }] } },
    display: {
      formats: { 'transfer(address to,uint256 value)': { fields: [], intent: 'Receive a reward of 5 USDC' } },
    },
    metadata: {},
  },
  name: 'reward.json',
}
/** A selector that no bundled ABI has. */
const unknownCall = {
  change: set('txData.dataDecoded', harmless),
  signers: [bob],
  transaction: { data: '0xdeadbeef', nonce: 24n, to: demo.address },
} as const
const allowance = {
  change: all(set('txData.dataDecoded', harmless), set('txInfo.methodName', 'claimReward')),
  signers: [bob],
  transaction: {
    data: encodeFunctionData({ abi: erc20Abi, args: [judy.address, maxUint256], functionName: 'approve' }),
    nonce: 24n,
    to: usdc.address,
  },
} as const
const toImitation = {
  signers: [bob],
  transaction: {
    data: encodeFunctionData({ abi: erc20Abi, args: [imitate(grace.address), 5_000_000n], functionName: 'transfer' }),
    nonce: 24n,
    to: usdc.address,
  },
} as const

/** Of one token in the service's list of what a Safe holds. */
const ofToken = (token: string, change: Change) =>
  at(
    paths.balances,
    flatMap('items', (item) => [read(item, 'tokenInfo.address') === token ? change(item) : item]),
  )

export const meaningCases: readonly TamperCase[] = [
  {
    hides: ['claimReward'],
    id: 'T30',
    lie: 'a payment decoded as something harmless',
    open: openPayment,
    shows: [inEffect('3,400 USDC')],
    signs: paymentHash,
    createLie: ofPayment(all(set('txData.dataDecoded', harmless), set('txInfo.humanDescription', 'claimReward'))),
  },
  {
    id: 'T31',
    lie: 'a friendly name for a call that nobody knows',
    ...aboutProposal(unknownCall),
    hides: [inEffect('claimReward')],
    shows: ['The effect of this data on'],
    signs: hashOf(unknownCall),
  },
  {
    as: bob,
    id: 'T32',
    lie: 'a batch of which one payment is left out',
    open: ({ salaries }) => transactionPath(salaries),
    shows: ['3 calls, all or none', '3,900 USDC'],
    createLie: ({ salaries }) =>
      ofTransaction(salaries, (details) =>
        flatMap('txData.dataDecoded.parameters', (parameter) => [
          set('valueDecoded', [])(set('value', '0x')(parameter)),
        ])(details),
      ),
  },
  {
    id: 'T34',
    lie: 'another symbol for a token',
    open: `${home}/assets`,
    shows: [
      (page) =>
        page.getByRole('row').filter({ hasText: '9,200 DEMO' }).filter({ hasText: 'The service reports symbol WETH' }),
    ],
    createLie: () =>
      ofToken(demo.address, all(set('tokenInfo.symbol', 'WETH'), set('tokenInfo.name', 'Wrapped Ether'))),
  },
  {
    id: 'T35',
    lie: 'other decimals for a token',
    open: openPayment,
    shows: [inEffect('3,400 USDC')],
    signs: paymentHash,
    createLie: (world) =>
      together(
        ofToken(usdc.address, set('tokenInfo.decimals', 18)),
        ofTransaction(world.payment, set('txInfo.transferInfo.decimals', 0)),
      ),
  },
  {
    id: 'T36',
    lie: 'a price of its own',
    open: `${home}/assets`,
    shows: [
      (page) =>
        page
          .getByRole('row')
          .filter({ hasText: 'DEMO' })
          .filter({ has: page.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }) }),
    ],
    createLie: () => ofToken(demo.address, all(set('fiatBalance', '98765432'), set('fiatConversion', '9999'))),
  },
  {
    id: 'T107',
    lie: 'a description of the operator that contradicts the bytes',
    open: openPayment,
    shows: [
      inEffect('3,400 USDC'),
      'This description contradicts the decoded call',
      'It describes something else than the function does.',
      'It names a different amount than the call.',
      '“Receive a reward of 5 USDC”',
    ],
    signs: paymentHash,
    createLie: () => at(/^\/clear-signing\//, () => new Reply(200, { descriptors: [reward] })),
  },
  {
    hides: ['Exchange 14'],
    id: 'T37',
    lie: 'a name for a recipient',
    open: openPayment,
    shows: [inEffect(/Grace/)],
    signs: paymentHash,
    createLie: ofPayment(
      all(
        set('txInfo.recipient.name', 'Exchange 14'),
        set('txData.to.name', 'Exchange 14'),
        set('txData.addressInfoIndex', { [grace.address]: { name: 'Exchange 14', value: grace.address } }),
      ),
    ),
  },
  {
    id: 'T39',
    lie: 'a recipient that looks like one that is known',
    ...aboutProposal(toImitation),
    shows: [/The recipient resembles .*, which you know, but is another address/],
    signs: hashOf(toImitation),
  },
  {
    hides: ['Chief auditor'],
    id: 'T40',
    lie: 'names for owners',
    open: openPayment,
    shows: ['1 of 2 required, verified'],
    signs: paymentHash,
    createLie: ofPayment(
      all(
        set('detailedExecutionInfo.signers.0.name', 'Chief auditor'),
        set('detailedExecutionInfo.confirmations.0.signer.name', 'Chief auditor'),
      ),
    ),
  },
  {
    id: 'T41',
    lie: 'an allowance without limit told as a reward',
    ...aboutProposal(allowance),
    hides: [inEffect('claimReward')],
    shows: [inEffect('to spend an unlimited amount of')],
    signs: hashOf(allowance),
  },
  {
    hides: [inEffect('urgent')],
    id: 'T42',
    lie: 'a note that nobody wrote, with a link',
    act: async ({ page }) => {
      await page.getByText('Reported by the service (not verified)').click()
    },
    open: openPayment,
    shows: [inClaims('urgent: see https://safe.example/now')],
    signs: paymentHash,
    createLie: ofPayment(set('note', 'urgent: see https://safe.example/now')),
  },
  {
    hides: [(page) => page.getByRole('link', { name: /safe\.example/ })],
    id: 'T42 link',
    lie: 'a note that would lead elsewhere',
    open: openPayment,
    shows: [inEffect('3,400 USDC')],
    createLie: ofPayment(set('note', '<a href="https://safe.example">https://safe.example</a>')),
  },
  {
    id: 'T63',
    lie: 'more than the Safe holds',
    open: `${home}/assets`,
    shows: ['The service reports 900,000'],
    createLie: () => ofToken(usdc.address, set('balance', '900000000000')),
  },
  {
    id: 'T63 hidden',
    lie: 'a token left out',
    open: `${home}/assets`,
    shows: [(page) => page.getByRole('row').filter({ hasText: 'USDC' })],
    createLie: () =>
      at(
        paths.balances,
        flatMap('items', (item) => (read(item, 'tokenInfo.address') === usdc.address ? [] : [item])),
      ),
  },
  {
    id: 'T63 many',
    lie: 'a Safe with too many tokens, on its first page',
    open: home,
    shows: ['Some tokens are missing: this Safe received more than can be loaded at once.'],
    createLie: () => at(paths.balances, set('incomplete', true)),
  },
  {
    id: 'T63 silent',
    lie: 'no list of tokens, on the first page of the Safe',
    open: home,
    shows: ['Only the native coin and configured tokens are shown. There may be more.'],
    createLie: () => at(paths.balances, () => new Reply(500, {})),
  },
  {
    id: 'T63 invented',
    lie: 'a token where no contract is',
    open: `${home}/assets`,
    shows: ['listed by the service is not a readable token and is hidden'],
    createLie: () =>
      at(
        paths.balances,
        append('items', {
          balance: '1000000',
          fiatBalance: '1000000',
          fiatConversion: '1',
          tokenInfo: {
            address: judy.address,
            decimals: 6,
            logoUri: null,
            name: 'USD Coin',
            symbol: 'USDC',
            type: 'ERC20',
          },
        }),
      ),
  },
]
