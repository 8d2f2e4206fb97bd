import { createContext } from 'react'

/** Who states what the page cannot verify: a service, or the link that opened the page. */
export type ClaimSource = 'link' | 'service'

export const ClaimSourceContext = createContext<ClaimSource>('service')
