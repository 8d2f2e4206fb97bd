export const kazu = (value: bigint | number) => value.toLocaleString('ja')
