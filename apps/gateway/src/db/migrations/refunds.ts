/** Executions that the Safe paid for: `createLargeIndexes` makes their index, without a lock. */
export const refunds = {
  async up(): Promise<void> {},
}
