export const sayi = (value: bigint | number) => value.toLocaleString('tr')
