/** Whether the service can be sent requests, and what is missing. */
export type Readiness = { chains: unknown[]; database: boolean; ready: boolean }
