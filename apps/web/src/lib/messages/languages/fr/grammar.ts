export const nombre = (value: bigint | number) => value.toLocaleString('fr')
