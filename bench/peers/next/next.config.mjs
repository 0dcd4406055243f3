export default {
  transpilePackages: ['peer-page'],
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  // Measured as it is made; the others do not compress either.
  compress: false,
};
