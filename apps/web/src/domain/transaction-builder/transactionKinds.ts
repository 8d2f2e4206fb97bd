import { drafting } from '../../lib/messages/drafting.ts'
import type { IconName } from '../../ui/Icon.tsx'

type TransactionKind = {
  /** Name of the form; stored in drafts, to link back to it. */
  form: string
  to: `/$chain/$safe/${string}`
  icon: IconName
  /** A reference into the catalogue: the language may load after this list. */
  words: { title: string; text: string }
}

/** The entries of “New transaction” in order, each with a route in `routes/createAppRouter.ts`. */
export const transactionKinds = [
  { form: 'send', to: '/$chain/$safe/send', icon: 'arrowOut', words: drafting.kinds.send },
  { form: 'many', to: '/$chain/$safe/batch-transfer', icon: 'queue', words: drafting.kinds.many },
  { form: 'nft', to: '/$chain/$safe/nft', icon: 'bundled', words: drafting.kinds.nft },
  { form: 'owners', to: '/$chain/$safe/owners', icon: 'sign', words: drafting.kinds.owners },
  { form: 'contract', to: '/$chain/$safe/contract', icon: 'contract', words: drafting.kinds.contract },
  { form: 'limits', to: '/$chain/$safe/limits', icon: 'limit', words: drafting.kinds.limits },
  { form: 'message', to: '/$chain/$safe/message', icon: 'message', words: drafting.kinds.message },
  { form: 'settings', to: '/$chain/$safe/settings', icon: 'settings', words: drafting.kinds.settings },
  { form: 'batch', to: '/$chain/$safe/batch', icon: 'batch', words: drafting.kinds.batch },
] as const satisfies readonly TransactionKind[]

export function findFormPath(form: string): (typeof transactionKinds)[number]['to'] | undefined {
  return transactionKinds.find((kind) => kind.form === form)?.to
}
