export const liczba = (value: bigint | number) => value.toLocaleString('pl')
export const odmiana = (count: bigint | number, one: string, few: string, many: string) => {
  const value = Number(count)
  if (value === 1) return one
  const unit = value % 10
  const teen = value % 100
  return unit >= 2 && unit <= 4 && (teen < 12 || teen > 14) ? few : many
}
