import type { ComponentType } from 'react';
import {
  isFileSchemaType,
  isImageSchemaType,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type InputProps,
  type ObjectInputProps,
  type StringInputProps,
} from 'sanity';
import { TranslatedInput } from '../languages/TranslatedInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { DocumentInput } from './DocumentInput.tsx';
import { IconInput } from './IconInput.tsx';
import { InterfaceTextInput } from './InterfaceTextInput.tsx';
import { PathInput } from './PathInput.tsx';
import { PropertyInput } from './PropertyInput.tsx';
import { RelationIdInput } from './RelationIdInput.tsx';
import { SecondsInput } from './SecondsInput.tsx';
import { UploadInput } from './UploadInput.tsx';

const textInputs: Record<string, ComponentType<StringInputProps>> = {
  colour: ColourInput,
  iconName: IconInput,
  interfaceTextKey: InterfaceTextInput,
  propertyId: PropertyInput,
  relationId: RelationIdInput,
};

const objectInputs: Record<string, ComponentType<ObjectInputProps>> = {
  translatedString: TranslatedInput,
  translatedText: TranslatedInput,
  translatedRichText: TranslatedInput,
  translatedFlag: TranslatedInput,
  translatedPath: PathInput,
};

/** Assigns our own inputs to schema types, so that the schema does not depend on React. */
export function OwnInput(props: InputProps) {
  const { name } = props.schemaType;
  if (isStringInputProps(props)) {
    const Input = textInputs[name];
    if (Input !== undefined) return <Input {...props} />;
  }
  if (isNumberInputProps(props) && name === 'milliseconds') return <SecondsInput {...props} />;
  if (isObjectInputProps(props)) {
    const Input = objectInputs[name];
    if (Input !== undefined) return <Input {...props} />;
    if (isImageSchemaType(props.schemaType) || isFileSchemaType(props.schemaType)) return <UploadInput {...props} />;
    if (props.path.length === 0) return <DocumentInput {...props} />;
  }
  return props.renderDefault(props);
}
