import { createDelegate, deleteDelegate } from '@countersign/client'
import { classifyFailure, type FailureKind } from '@countersign/connect'
import { getDelegateTypedData, getTotp } from '@countersign/protocol/hash'
import { useMutation } from '@tanstack/react-query'
import type { Address } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { safeKey } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { describeError } from '../../lib/describeError.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'
import { Notice } from '../../ui/Notice.tsx'

type DelegateChange = { delegate: Address } & (
  | { kind: 'add'; label: string }
  /** By the owner or the delegate; `safe` is null for the delegate of all Safes. */
  | { kind: 'remove'; delegator: Address; safe: Address | null }
)

export const ownDelegatesKey = (account: Address | undefined) => ['ownDelegates', account?.toLowerCase()]

/** One Safe or, without an address, all Safes of the account on a chain. */
export type DelegateScope = { chainId: number; address?: Address }

/** Adds or removes a delegate with a signature valid for the current hour; nothing goes on chain. */
export function useDelegateChange({ chainId, address: safe }: DelegateScope, account: Address | undefined) {
  const services = useServices()
  return useMutation({
    mutationFn: async (change: DelegateChange) => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const { delegate } = change
      const wallet = await getConnectorClient(services.wagmi, { account, chainId })
      const totp = getTotp(Date.now() / 1_000)
      const signature = await signTypedData(wallet, { account, ...getDelegateTypedData({ chainId, delegate, totp }) })
      const request = { chainId, delegate, signature }
      if (change.kind === 'add')
        await createDelegate(services.service, { ...request, delegator: account, label: change.label, safe })
      else {
        const { delegator, safe: only } = change
        await deleteDelegate(services.service, { ...request, delegator, safe: only ?? undefined })
      }
    },
    onSuccess: async () => {
      const { queryClient } = services
      if (safe) await queryClient.invalidateQueries({ queryKey: [...safeKey({ chainId, address: safe }), 'delegates'] })
      await queryClient.invalidateQueries({ queryKey: ownDelegatesKey(account) })
    },
  })
}

const failures: ReadonlyMap<FailureKind, string> = new Map([
  ['rejected', words.rejected],
  ['pending', words.pending],
  ['unsupported', words.unsupported],
])

export function ChangeFailure({ error }: { error: unknown }) {
  return (
    <Notice isAlert title={words.changeFailed} tone="caution">
      {failures.get(classifyFailure(error)) ?? describeError(error).sentence}
    </Notice>
  )
}
