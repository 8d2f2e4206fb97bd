/** One call to the service, ready to be sent. */
export type DemoRequest = { body: Record<string, unknown>; method: 'POST'; path: string }
