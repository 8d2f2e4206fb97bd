import { readFile } from 'node:fs/promises'
import { createClient, listHistory, listMessages, listQueue } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'

const { address } = demoSafes.treasury
const safe = { address, chainId: 31337 }
const treasury = `/31337/${address}`

/** One URL for each route of the app, with the demo data; `listRoutes` lists the routes. */
export async function listScreens(url: string) {
  const service = createClient({ baseUrl: url })
  const [queue, history, messages] = await Promise.all([
    listQueue(service, safe),
    listHistory(service, safe),
    listMessages(service, safe),
  ])
  const transactionId = queue.results.map((item) => item.type === 'TRANSACTION' && item.transaction.id).find(Boolean)
  const executed = history.results.find((item) => item.type === 'TRANSACTION' && item.transaction.txHash)
  const chainHash = executed?.type === 'TRANSACTION' ? executed.transaction.txHash : undefined
  const messageHash = messages.results.map((item) => item.type === 'MESSAGE' && item.messageHash).find(Boolean)
  if (!transactionId || !chainHash || !messageHash)
    throw new Error('The demo world has no transaction or no message to look at.')
  return {
    'address-book': '/address-book',
    app: `${treasury}/apps/open`,
    apps: `${treasury}/apps`,
    assets: `${treasury}/assets`,
    batch: `${treasury}/batch`,
    'batch-transfer': `${treasury}/batch-transfer`,
    'connected-apps': `${treasury}/wc`,
    'contract-interaction': `${treasury}/contract`,
    'create-safe': '/create',
    explorer: '/explorer/31337',
    'explorer-address': `/explorer/31337/address/${address}`,
    'explorer-block': '/explorer/31337/block/1',
    'explorer-transaction': `/explorer/31337/tx/${chainHash}`,
    export: `${treasury}/export`,
    history: `${treasury}/history`,
    home: treasury,
    import: `${treasury}/import`,
    inbox: '/inbox',
    'live-signatures': `${treasury}/live`,
    message: `${treasury}/messages/${messageHash}`,
    messages: `${treasury}/messages`,
    'new-message': `${treasury}/message`,
    'new-safe': `/create/${demoAccounts[9].address}`,
    'new-transaction': `${treasury}/new`,
    nft: `${treasury}/nft`,
    notifications: '/notifications',
    'owner-proof': '/owner-proof',
    owners: `${treasury}/owners`,
    proposers: `${treasury}/delegates`,
    queue: `${treasury}/queue`,
    rehearse: '/rehearse',
    'safe-settings': `${treasury}/settings`,
    safes: '/',
    security: `${treasury}/security`,
    'security-report': `${treasury}/security-report`,
    'security-reports': '/security-report',
    send: `${treasury}/send`,
    settings: '/settings',
    'setup-file': `${treasury}/setup-file`,
    'spending-limits': `${treasury}/limits`,
    training: `${treasury}/training`,
    transaction: `${treasury}/tx/${transactionId}`,
    walletconnect: '/wc',
  }
}

/** The patterns of all routes, from the router's source. */
export async function listRoutes(): Promise<string[]> {
  const source = await readFile(new URL('../../apps/web/src/routes/createAppRouter.ts', import.meta.url), 'utf8')
  const parents: Record<string, string> = { explorer: '/explorer/$chain', root: '', safe: '/$chain/$safe' }
  const declared = source.matchAll(/(?:getParentRoute: \(\) => (\w+),\s+path: |\b(\w+)Page\(\s*)'([^']+)'/g)
  return [...declared].flatMap(([, parent = '', page = '', path = '']) => {
    const pattern = `${parents[parent || page]}${path === '/' ? '' : path}` || '/'
    // Layout routes are not screens.
    return parent === 'root' && Object.values(parents).includes(pattern) ? [] : [pattern]
  })
}
