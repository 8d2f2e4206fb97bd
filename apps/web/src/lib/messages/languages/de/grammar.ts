export const zahl = (value: bigint | number) => value.toLocaleString('de')
