import { createContext } from 'react'
import type { Hex } from 'viem'

/** Shows the renewed draft where the old one was, if that is not its own page: beside the app that requested it. */
export const RenewalContext = createContext<((safeTxHash: Hex) => void) | undefined>(undefined)
