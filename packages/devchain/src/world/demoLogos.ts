/** Own drawings, as `data:` URIs: a page shows them without a request, in every client. */
const draw = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`)}`

export const demoLogos = {
  chain: draw(
    '<circle cx="16" cy="16" r="16" fill="#20252f"/><path d="M16 8.5 22.5 19.5H9.5z" fill="none" stroke="#8fa8dd" stroke-width="1.6"/><circle cx="16" cy="8.8" r="3.2" fill="#fff"/><circle cx="9.2" cy="20" r="3.2" fill="#85aaff"/><circle cx="22.8" cy="20" r="3.2" fill="#3b6fe0"/>',
  ),
  demo: draw(
    '<circle cx="16" cy="16" r="16" fill="#0d7f74"/><circle cx="16" cy="16" r="12.5" fill="none" stroke="#fff" stroke-opacity=".35"/><path d="M12 9.5h4.2c3.700 0 6.300 2.6 6.300 6.5s-2.6 6.5-6.300 6.5H12z" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/>',
  ),
  eth: draw(
    '<circle cx="16" cy="16" r="16" fill="#5b6fd8"/><path d="M16 4.5v8.8l7.2 3.100z" fill="#fff" fill-opacity=".6"/><path d="M16 4.5 8.8 16.400 16 13.300z" fill="#fff"/><path d="M16 13.300 8.8 16.400 16 20.700z" fill="#fff" fill-opacity=".75"/><path d="M16 13.300v7.400l7.2-4.300z" fill="#fff" fill-opacity=".35"/><path d="M8.8 17.900 16 27.5v-5.300z" fill="#fff"/><path d="M23.2 17.900 16 27.5v-5.300z" fill="#fff" fill-opacity=".6"/>',
  ),
  usdc: draw(
    '<circle cx="16" cy="16" r="16" fill="#2566c8"/><path d="M16 8v16M20.300 12.300c-.4-1.5-2-2.300-4.300-2.300-2.6 0-4.300 1.100-4.300 3 0 4.300 9 1.700 9 6.100 0 1.900-1.900 3-4.700 3-2.6 0-4.300-.9-4.700-2.700" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>',
  ),
}
