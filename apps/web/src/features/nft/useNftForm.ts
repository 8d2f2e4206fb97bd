import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useFormDraft } from '../../domain/transaction-builder/useFormDraft.ts'
import { NftFormSchema, type NftFormValue } from './validateNft.ts'

const emptyForm: NftFormValue = { kind: 'listed', nft: '', contract: '', id: '', amount: '', recipient: '' }

export function useNftForm(safe: CurrentSafe) {
  return useFormDraft({ safe, form: 'nft', schema: NftFormSchema, empty: emptyForm })
}
