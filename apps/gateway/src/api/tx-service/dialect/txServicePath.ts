/** Base path of the Safe Transaction Service API. */
export const txServicePath = '/tx-service/:chain/api'
