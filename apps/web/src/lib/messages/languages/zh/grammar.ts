export const shuzi = (value: bigint | number) => value.toLocaleString('zh')
