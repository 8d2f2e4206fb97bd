import type { Action } from '@countersign/protocol/decode'
import { useQueries } from '@tanstack/react-query'
import { multiTokenQuery } from '../../domain/assets/collectiblesQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { ReportId } from '../../domain/transactions/Report.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import type { ChangeListProps } from '../../ui/ChangeList.tsx'
import { listMultiTokenFlows } from './listChanges.ts'
import { toFlowRow } from './toFlowRow.tsx'

/** Most balances queried: a batch can name thousands. */
const most = 30

/** ERC-1155 balances before and after, read from the contract. */
export function useMultiTokenRows(action: Action, { address, chainId }: ReportId): ChangeListProps['rows'] {
  const services = useServices()
  const flows = listMultiTokenFlows(action, address)
  const answers = useQueries({
    queries: flows
      .slice(0, most)
      .map(({ token: contract, tokenId: id }) => multiTokenQuery(services, { address, chainId }, { contract, id })),
  })
  return flows.map(({ out, token, tokenId }, index) => {
    const facts = answers[index]?.data
    const name = facts && facts.symbol !== '?' ? facts.symbol : shortAddress(token)
    return toFlowRow({
      key: `${token}${tokenId}`,
      before: facts?.balance,
      decimals: 0,
      out,
      symbol: name,
      what: words.multiTokenRow(name, tokenId),
    })
  })
}
