export function TransactionPage() {
  return null
}
