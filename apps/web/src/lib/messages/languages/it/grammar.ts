export const numero = (value: bigint | number) => value.toLocaleString('it')
