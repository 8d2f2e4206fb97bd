import { type CreateConnectorFn, createConnector } from 'wagmi'

/**
 * wagmi requests every connector's provider at start-up, which loads every SDK. A wrapped connector has no provider
 * until the user picks it, unless it was the last one used.
 */
export function loadOnUse(make: CreateConnectorFn): CreateConnectorFn {
  return createConnector((config) => {
    const inner = make(config)
    let isWanted = false
    return {
      ...inner,
      async connect(parameters) {
        isWanted = true
        // The result type depends on a flag of the request, which TypeScript cannot follow.
        return inner.connect.call(this, parameters) as never
      },
      async getProvider(parameters) {
        if (!isWanted && (await config.storage?.getItem('recentConnectorId')) !== inner.id) return undefined
        return inner.getProvider.call(this, parameters)
      },
      async setup() {},
    }
  })
}
