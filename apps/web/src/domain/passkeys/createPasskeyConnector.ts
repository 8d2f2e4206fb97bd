import { passkey } from '@countersign/connect/passkey'
import type { Config, CreateConnectorFn } from 'wagmi'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { PageStorage } from '../../lib/openStorage.ts'

const t = createCatalogue('connect')

export function createPasskeyConnector(storage: PageStorage): CreateConnectorFn {
  return passkey({
    name: t('passkey'),
    passkeys: async () => {
      const [{ listPasskeyAccounts }, { sharedPasskeySigner }] = await Promise.all([
        import('./passkeyAccounts.ts'),
        import('@countersign/protocol/passkey'),
      ])
      const own = listPasskeyAccounts(storage).map(({ address, passkey: { id, rpId } }) => ({ address, id, rpId }))
      // Of Safes that store the key themselves.
      return [...own, ...own.map((each) => ({ ...each, address: sharedPasskeySigner.address }))]
    },
  })
}

/** Makes the first passkey of this browser a wallet without a reload. */
export function addPasskeyConnector({ storage, wagmi }: { storage: PageStorage; wagmi: Config }): void {
  if (wagmi.connectors.some(({ id }) => id === 'passkey')) return
  const { connectors } = wagmi._internal
  const added = connectors.setup(createPasskeyConnector(storage))
  connectors.setState((all) => [...all, added])
}
