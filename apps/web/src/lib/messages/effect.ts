/** Words of sentences that the kernel does not make: what the service claims, and raw amounts. */
export const effectText = {
  item: (symbol: string, id: string) => `${symbol} no. ${id}`,
  rawUnits: (amount: string, token: string) => `${amount} smallest units of ${token}`,
}
