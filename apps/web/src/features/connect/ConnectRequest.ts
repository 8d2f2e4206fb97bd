/** Somebody wants to see a view; the number tells one wish from the next. */
export type ConnectRequest = { number: number; view: 'list' | 'networks' | 'profile' }
