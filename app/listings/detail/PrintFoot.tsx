import { useTranslation } from '~/i18n/translation.ts';
import type { QrCode } from './qr-code.server.ts';

interface Props {
  url: string;
  qr: QrCode;
  /** ISO day. */
  printedOn: string;
  agency: { name: string; recognitionNumber: string | null };
}

/** The footer of a printed page: its URL, as a QR code and as text, and the agency. */
export function PrintFoot({ url, qr, printedOn, agency }: Props) {
  const { t } = useTranslation();
  return (
    <footer className="print-foot">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('property.qr')} data-size={qr.size}>
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        <strong>
          {[agency.name, agency.recognitionNumber && t('agency.recognition', { number: agency.recognitionNumber })]
            .filter(Boolean)
            .join(' · ')}
        </strong>
        <br />
        {t('property.scan')}
        <br />
        {url}
        <br />
        {t('property.printedOn', { day: printedOn })}
      </p>
    </footer>
  );
}
