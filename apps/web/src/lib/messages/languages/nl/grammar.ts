export const getal = (value: bigint | number) => value.toLocaleString('nl')
