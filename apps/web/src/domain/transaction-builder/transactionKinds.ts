import type { IconName } from '../../ui/Icon.tsx'

type TransactionKind = {
  /** Form; stored in drafts, to link back to it. Its title is `kinds.<form>.title` of `transactionBuilder`. */
  form: string
  to: `/$chain/$safe/${string}`
  icon: IconName
}

/** The entries of “New transaction” in order, each with a route in `routes/createAppRouter.ts`. */
export const transactionKinds = [
  { form: 'send', to: '/$chain/$safe/send', icon: 'arrowOut' },
  { form: 'many', to: '/$chain/$safe/batch-transfer', icon: 'queue' },
  { form: 'nft', to: '/$chain/$safe/nft', icon: 'bundled' },
  { form: 'owners', to: '/$chain/$safe/owners', icon: 'sign' },
  { form: 'contract', to: '/$chain/$safe/contract', icon: 'contract' },
  { form: 'limits', to: '/$chain/$safe/limits', icon: 'limit' },
  { form: 'message', to: '/$chain/$safe/message', icon: 'message' },
  { form: 'settings', to: '/$chain/$safe/settings', icon: 'settings' },
  { form: 'batch', to: '/$chain/$safe/batch', icon: 'batch' },
] as const satisfies readonly TransactionKind[]

export function findFormPath(form: string): (typeof transactionKinds)[number]['to'] | undefined {
  return transactionKinds.find((kind) => kind.form === form)?.to
}
