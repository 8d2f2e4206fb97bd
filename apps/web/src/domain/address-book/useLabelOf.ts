import { createContext, useContext } from 'react'

export type LabelOf = (address: string) => string | undefined

/** Without a provider nothing is labelled: the verify screen has no address book. */
export const LabelOfContext = createContext<LabelOf>(() => undefined)

export function useLabelOf(): LabelOf {
  return useContext(LabelOfContext)
}
