/** Resolves with the code once the messages that it registers are loaded. The loader is not part of the first load. */
export async function withMessages<code>(loading: Promise<code>): Promise<code> {
  const [code, { loadMessages }] = await Promise.all([loading, import('./loadMessages.ts')])
  await loadMessages()
  return code
}
