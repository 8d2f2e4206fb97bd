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

type DelegateChange = { delegate: Address } & (
  | { kind: 'add'; label: string }
  /** An owner removes their own delegate; a delegate removes itself. */
  | {
      kind: 'remove'
      delegator: Address /** Null: the delegate of all Safes. */
      safe: Address | null
    }
)

/** Query key of an account's delegates, on any chain. */
export const ownDelegatesKey = (account: Address | undefined) => ['ownDelegates', account?.toLowerCase()]

/** One Safe or, without an address, all Safes of the account on a chain. */
type DelegateScope = { chainId: number; address?: Address }

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
      else
        await deleteDelegate(services.service, {
          ...request,
          delegator: change.delegator,
          safe: change.safe ?? undefined,
        })
    },
    onSuccess: async () => {
      const { queryClient } = services
      if (safe) await queryClient.invalidateQueries({ queryKey: [...safeKey({ chainId, address: safe }), 'delegates'] })
      await queryClient.invalidateQueries({ queryKey: ownDelegatesKey(account) })
    },
  })
}

/** Describes why the change failed, from the wallet's or the service's error. */
export function describeChangeFailure(error: unknown): string {
  return answers.get(classifyFailure(error)) ?? describeError(error).sentence
}

const answers: ReadonlyMap<FailureKind, string> = new Map([
  ['rejected', words.rejected],
  ['pending', words.pending],
  ['unsupported', words.unsupported],
])
