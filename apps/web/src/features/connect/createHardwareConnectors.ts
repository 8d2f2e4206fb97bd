import { ledger } from '@countersign/connect/ledger'
import { qrDevice } from '@countersign/connect/qr-device'
import type { ChainClients } from '../../lib/createChainClients.ts'
import type { DescribeAccountParameters } from './describeAccount.ts'
import { toDialogTheme } from './toDialogTheme.ts'

type CreateHardwareConnectorsParameters = Pick<DescribeAccountParameters, 'service'> & {
  clients: ChainClients
  /** Of the device dialog; read when it opens. */
  readTheme: () => Parameters<typeof toDialogTheme>
}

/** Hardware wallets without an extension. Everything but their entries in the wallet list loads on use. */
export function createHardwareConnectors({ clients, readTheme, service }: CreateHardwareConnectorsParameters) {
  const common = {
    describeAccount: async ({ address, chainId }: Pick<DescribeAccountParameters, 'address' | 'chainId'>) => {
      const client = clients.get(chainId)
      const { describeAccount } = await import('./describeAccount.ts')
      return client ? describeAccount({ address, chainId, client, service }) : ''
    },
    getClient: (chainId: number) => clients.get(chainId),
    theme: () => toDialogTheme(...readTheme()),
  }
  return [
    ledger(common),
    qrDevice({ ...common, decode: async (picture) => (await import('./decodeCode.ts')).decodeCode(picture) }),
  ]
}
