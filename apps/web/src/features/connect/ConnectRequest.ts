/** A request for a view; the number distinguishes repeated requests. */
export type ConnectRequest = { number: number; view: 'list' | 'networks' | 'profile' }
