import { createContext, useContext } from 'react'

/** What an account is called on this page, with "(you)" where it is the connected one. */
export type LabelOf = (address: string) => string | undefined

/** Without anybody's names around it a page calls nobody anything: the second screen knows no one. */
export const LabelOfContext = createContext<LabelOf>(() => undefined)

export function useLabelOf(): LabelOf {
  return useContext(LabelOfContext)
}
