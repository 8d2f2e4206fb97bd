import { createContext, useContext } from 'react'

/** The label of an account on this page, with "(you)" for the connected one. */
export type LabelOf = (address: string) => string | undefined

/** Without a provider nothing is labelled: the verify screen has no address book. */
export const LabelOfContext = createContext<LabelOf>(() => undefined)

export function useLabelOf(): LabelOf {
  return useContext(LabelOfContext)
}
