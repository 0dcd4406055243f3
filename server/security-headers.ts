export function commonHeaders(secure: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
    ...(secure
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] satisfies [string, string][])
      : []),
  ];
}
