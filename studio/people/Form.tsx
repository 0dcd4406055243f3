import { Box, Button, Card, Stack, Text, TextInput } from '@sanity/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Labelled } from '../Labelled.tsx';

interface FormProps {
  label: string;
  button: string;
  isBusy: boolean;
  /** What is wrong with the last attempt; what was typed stays. */
  problem: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with one button; what is wrong is said above it. */
export function Form({ label, button, isBusy, problem, onSubmit, children }: FormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form aria-label={label} aria-describedby={problem === null ? undefined : id} onSubmit={submit}>
      <Stack space={4}>
        {children}
        {problem !== null && (
          <Card tone="critical" border padding={3} radius={2} role="alert">
            <Text size={1} id={id}>
              {problem}
            </Text>
          </Card>
        )}
        <Box>
          <Button type="submit" fontSize={1} padding={3} text={button} aria-disabled={isBusy} />
        </Box>
      </Stack>
    </form>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  maxLength?: number;
}

/** A field that has to be filled in. */
export function Field({ label, value, onChange, type = 'text', autoComplete = 'off', maxLength = 254 }: FieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <TextInput
          id={id}
          type={type}
          aria-required
          fontSize={1}
          padding={3}
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
