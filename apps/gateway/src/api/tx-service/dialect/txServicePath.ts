/** Where the dialect begins: what clients of it are told as their service address. */
export const txServicePath = '/tx-service/:chain/api'
