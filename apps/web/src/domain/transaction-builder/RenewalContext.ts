import { createContext } from 'react'
import type { Hex } from 'viem'

/** Shows the renewed draft in a request panel, where it has no page of its own. */
export const RenewalContext = createContext<((safeTxHash: Hex) => void) | undefined>(undefined)
