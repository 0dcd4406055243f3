import { DownloadIcon } from '@sanity/icons';
import { Button, useToast } from '@sanity/ui';
import { useState } from 'react';
import { reasonOf, type Reason } from './session/site-api.ts';
import { useTexts } from './texts/index.ts';

interface Props {
  /** Resolves to the file and its name. */
  table: () => Promise<{ file: Blob; name: string }>;
  reasons: (reason: Reason) => string;
}

/** Downloads what a tool shows as CSV; a toast says why if that fails. */
export function ExportButton({ table, reasons }: Props) {
  const t = useTexts();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { file, name } = await table();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = name;
      link.click();
      // By then the browser has started the download.
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      toast.push({ status: 'error', title: t('site.not-exported'), description: reasons(reasonOf(error)) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      icon={DownloadIcon}
      mode="ghost"
      fontSize={1}
      padding={2}
      disabled={isBusy}
      text={t(isBusy ? 'site.exporting' : 'site.export')}
      onClick={() => void download()}
    />
  );
}
