import { home, inRow, queuePath, transactionPath } from '../support/pages.ts'
import { storeSeen } from '../support/storedHere.ts'
import type { TamperCase } from '../support/TamperCase.ts'

/** What a node can do: the page and its worker ask it, the service does not come between. */
export const nodeCases: readonly TamperCase[] = [
  {
    id: 'T01 node',
    lie: 'a node of another chain',
    open: ({ payment }) => transactionPath(payment),
    shows: [/Signing is paused|You can’t sign or execute this/],
    hides: [/No warnings ·/],
    signs: 'nothing',
    createNodeLie:
      () =>
      (result, { method }) =>
        method === 'eth_chainId' ? '0x1' : result,
  },
  {
    id: 'T11 node',
    lie: 'a node whose nonce goes back',
    open: home,
    remember: () => storeSeen(25),
    shows: ['The node returned an outdated state', 'Last nonce seen here: 25. The node now reports 20.'],
  },
  {
    id: 'T11 review',
    lie: 'a node whose nonce goes back, where one signs',
    open: ({ payment }) => transactionPath(payment),
    remember: () => storeSeen(25),
    shows: ['You can’t sign or execute this', 'The node’s state is older than what this browser has already seen'],
    signs: 'nothing',
  },
  {
    act: async (stage) => {
      const { page } = stage
      await page.getByRole('main').getByText('0.8 ETH').first().waitFor()
      // From now on it takes for ever; what was verified in the list is on the screen at once.
      stage.nodeLie = () => new Promise(() => {})
      await inRow('0.8 ETH')(page).first().click()
      await page.getByRole('heading', { level: 1, name: /#\d+$/ }).waitFor()
    },
    hides: [/No warnings ·/],
    id: 'T82',
    lie: 'a node that has not answered yet',
    open: queuePath,
    shows: ['No warnings so far. Some checks are not complete.'],
  },
]
