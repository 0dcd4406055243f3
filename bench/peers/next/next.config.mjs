export default {
  transpilePackages: ['peer-page'],
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  // Measured uncompressed: the other peers do not compress either.
  compress: false,
};
